/** Where agents reach the service. */
export interface AgentAddress {
  /** It ends with `/v1`. */
  readonly url: string;
  /** Whether there is nothing else at its port. If there is, such as the metrics, the sandbox keeps agents away from it. */
  readonly hasOnlyApi: boolean;
}

import Stripe from "stripe";

/** Renames a customer. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const httpClient = Stripe.createFetchHttpClient(fetch as typeof globalThis.fetch);
  const stripe = new Stripe("token", { httpClient, telemetry: false });
  return () => stripe.customers.update("cus_1", { name: "Spring" });
}

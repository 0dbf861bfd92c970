/** How people sign in at an OpenID provider. */
export interface OpenIdSettings {
  /** The address of the provider, as its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a client without a secret. */
  readonly clientSecret: string | undefined;
  /** The address of the page for people. It ends with `/import/`; people come back from the provider to it. */
  readonly page: string;
  /** What the page calls the provider. */
  readonly name: string;
  /** What the provider is asked for, with spaces. */
  readonly scope: string;
  /** The claim that lists the groups of a person. */
  readonly groupsClaim: string;
  /** The role of each group. The group `*` is everyone. A person without a role may not sign in. */
  readonly roles: Readonly<Record<string, string>>;
  /** Whose mail addresses may come, in lower case; undefined for all. */
  readonly domains: readonly string[] | undefined;
}

/** A person as an OpenID provider describes it. */
export interface ProvidedPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the provider says that the address is the person's own. */
  readonly isVerified: boolean;
  readonly name: string;
  /** The names of the roles on the account. */
  readonly roles: readonly string[];
  /** Why the person may not come, as a sentence; undefined if they may. */
  readonly refusal: string | undefined;
}

/** Whether a person may come: a code for `exchangeInvitation`, or the reason against it as a sentence. */
export type Admission = { readonly code: string } | { readonly refusal: string };

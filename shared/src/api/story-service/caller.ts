/** Who calls the service: a signed-in user or a guest. */
export type Caller = { readonly accessToken: string } | { readonly guestToken: string };

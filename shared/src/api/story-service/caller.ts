/** Who asks: a signed-in person or a guest. */
export type Caller = { readonly accessToken: string } | { readonly guestToken: string };

// How the parts of the server meet: each takes a request and gives an answer, or looks at it first.

export type Handler = (request: Request) => Promise<Response>;

/** Learns how a request was answered that the guard let through. */
export type Hearing = (status: number, headers: Headers) => void;

export type Verdict = Response | Hearing | undefined;

/** Looks at a request before anything serves it; an answer ends the matter. The place of rate limits. */
export type Guard = (request: Request, peerAddress: string | undefined) => Verdict | Promise<Verdict>;

/** Makes something else of the site's page, and says with which status it is sent. */
export type FillPage = (html: string) => Promise<{ readonly status: number; readonly html: string }>;

/** The assembled site. With `fill`, the page at the request's address is filled before it is sent. */
export type Site = (request: Request, origin: string, fill?: FillPage) => Promise<Response>;

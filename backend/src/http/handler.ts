// The interfaces between the parts of the server: handlers answer requests, guards check them first.

export type Handler = (request: Request) => Promise<Response>;

/** Receives the status and headers of the answer to a request that the guard let through. */
export type Hearing = (status: number, headers: Headers) => void;

export type Verdict = Response | Hearing | undefined;

/** Checks a request before it is served, for example against a rate limit. Its answer, if any, is sent instead. */
export type Guard = (request: Request, peerAddress: string | undefined) => Verdict | Promise<Verdict>;

/** Fills a page of the site, and sets its status. */
export type FillPage = (html: string) => Promise<{ readonly status: number; readonly html: string }>;

/** The assembled site. With `fill`, the page of the request is filled before it is sent. */
export type Site = (request: Request, origin: string, fill?: FillPage) => Promise<Response>;

/** The little of Deno that the entry files use; handlers are free of it. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** Present on Supabase's edge runtime only. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

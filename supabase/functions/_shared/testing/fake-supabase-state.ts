/** One call of an RPC, as the database saw it. */
export interface RpcCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A fake Supabase at the network: it keeps guests' stories and users' runs, and accepts known user tokens. */
export interface FakeSupabase {
  readonly fetch: typeof fetch;
  /** Method and path of each call, in order. */
  readonly calls: string[];
  readonly rpcs: RpcCall[];
  /** Session ids of refunded guests, one entry for each story. */
  readonly refunds: string[];
  readonly used: Map<string, number>;
  /** The state of each run of a signed-in user, by run id. */
  readonly runs: Map<string, 'running' | 'delivered' | 'undelivered'>;
  /** Status answered by every path that includes this text, in place of its answer; 0 refuses the connection. */
  readonly failing: Map<string, number>;
  /** Like `failing`, but the work is done before the answer is lost. */
  readonly lost: Map<string, number>;
  /** What calls whose path includes this text wait for before anything is done, whatever their signal. */
  readonly slow: Map<string, Promise<unknown>>;
  /** Replaces the JSON that a path which includes this text answers. */
  readonly answers: Map<string, unknown>;
  /** Valid tokens with their users' ids. */
  readonly users: Map<string, string>;
  /** Runs while a story is being spent. */
  onSpend: () => void;
  readonly keys: { path: string; apikey: string | null }[];
}

/** Longest wait for what is to be done before signing out, in milliseconds. */
const LONGEST_MS = 2000;

type Work<Result> = () => Promise<Result>;

/** Work of the modules at one step of signing out. */
function signOutStep<Result>() {
  const works = new Set<Work<Result>>();
  return {
    /** Returns a function that removes the work. */
    add(work: Work<Result>): () => void {
      works.add(work);
      return () => void works.delete(work);
    },
    /** Does all work, and returns the results that are there within two seconds. */
    async finish(): Promise<readonly Result[]> {
      if (works.size === 0) return [];
      const results: Result[] = [];
      const all = Promise.allSettled([...works].map(async (work) => void results.push(await work())));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, LONGEST_MS)));
      await Promise.race([all, passed]);
      clearTimeout(timer);
      return [...results];
    },
  };
}

/** Has something done in the user's name before {@link signOut} ends the session. Returns what takes it back. */
export const { add: beforeSignOut, finish: finishBeforeSignOut } = signOutStep<void>();

/**
 * Has work stored before {@link mayLeaveDevice} looks for what is not saved. The work resolves with texts that storage refused, by
 * their keys. Returns a function that removes it.
 */
export const { add: beforeAsking, finish: finishBeforeAsking } = signOutStep<ReadonlyMap<string, string> | void>();

/** Longest wait for what is to be done before signing out, in milliseconds. */
const LONGEST_MS = 2000;

const works = new Set<() => Promise<void>>();

/** Has something done in the user's name before {@link signOut} ends the session. Returns what takes it back. */
export function beforeSignOut(work: () => Promise<void>): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Does all that is to be done before signing out, without waiting longer than two seconds for it. */
export async function finishBeforeSignOut(): Promise<void> {
  if (works.size === 0) return;
  const all = Promise.allSettled([...works].map((work) => work()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, LONGEST_MS)));
  await Promise.race([all, passed]);
  clearTimeout(timer);
}

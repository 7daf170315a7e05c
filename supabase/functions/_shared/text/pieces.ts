/** The steps of a generator. Each further generator that a text passes through would cost a tenth of the time that a delta takes. */
export type Pieces<T, Ending> = Pick<AsyncGenerator<T, Ending, undefined>, 'next' | 'return'>;

/** The pieces of a generator that is made with the first step. */
export function begunLater<T, Ending>(begin: () => Promise<Pieces<T, Ending>>): Pieces<T, Ending> {
  let beginning: Promise<Pieces<T, Ending>> | undefined;
  let pieces: Pieces<T, Ending> | undefined;
  async function first(): Promise<IteratorResult<T, Ending>> {
    pieces = await (beginning ??= begin());
    return pieces.next();
  }
  return {
    next: () => pieces?.next() ?? first(),
    return: async (value) => (beginning ? (await beginning).return(value) : { done: true, value: await value }),
  };
}

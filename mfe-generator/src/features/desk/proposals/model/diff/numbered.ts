interface Look<Item> {
  /** Equal for equal items. */
  readonly keyOf: (item: Item) => string;
  /** How much is gained by keeping it. */
  readonly weightOf: (item: Item) => number;
}

/** Two sequences as numbers that are equal for equal items, and the weight of each number. */
export function numbered<Item>(before: readonly Item[], after: readonly Item[], { keyOf, weightOf }: Look<Item>) {
  const numbers = new Map<string, number>();
  const weights: number[] = [];
  const numberOf = (item: Item) => {
    const key = keyOf(item);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, weights.length);
    return weights.push(weightOf(item)) - 1;
  };
  return {
    before: before.map(numberOf),
    after: after.map(numberOf),
    weightOf: (number: number) => weights[number] ?? 1,
    numberOf,
  };
}

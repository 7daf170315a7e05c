/** Why a name can't be shown: there is nothing to see in it, it turns the text around it, or it passes for the site's own. */
export type NameProblem = 'blank' | 'direction' | 'reserved';

/** White space, and characters that take no place or look like none. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters that change the direction of what follows them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/** Signs that look like letters of the product's name; the same in the database. */
export const NAME_LOOKALIKES = {
  from: '01i|!ı5$ѕЅоОοΟтТτΤгГуУүҮυΥӏӀіІмМμΜ',
  to: 'olllllssssoooottttrryyyyyyllllmmmm',
} as const;

/** The name of the product, which nobody else goes by. */
const RESERVED = 'storyloom';

function lettersOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const letters = [...plain].map((sign) => {
    const at = NAME_LOOKALIKES.from.indexOf(sign);
    return at === -1 ? sign : NAME_LOOKALIKES.to.charAt(at);
  });
  return letters.join('').replaceAll(/[^a-z]/g, '');
}

/** What keeps a name from being shown to others, if anything. The database refuses the same. */
export function nameProblem(name: string): NameProblem | undefined {
  if (name.replaceAll(UNSEEN, '') === '') return 'blank';
  if (DIRECTION.test(name)) return 'direction';
  return lettersOf(name).includes(RESERVED) ? 'reserved' : undefined;
}

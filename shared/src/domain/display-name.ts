/** Why a name can't be shown: it is invisible, changes the direction of the text around it, or imitates the site's name. */
export type NameProblem = 'blank' | 'direction' | 'reserved';

/** White space and invisible characters. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters that change the direction of what follows them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/** Characters that look like letters of the product's name; the database has the same list. */
export const NAME_LOOKALIKES = {
  from: '01i|!ı5$ѕЅоОοΟтТτΤгГуУүҮυΥӏӀіІмМμΜ',
  to: 'olllllssssoooottttrryyyyyyllllmmmm',
} as const;

/** The name of the product, which no user can have. */
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

/** The reason why a name can't be shown to others, if any. The database enforces the same. */
export function nameProblem(name: string): NameProblem | undefined {
  if (name.replaceAll(UNSEEN, '') === '') return 'blank';
  if (DIRECTION.test(name)) return 'direction';
  return lettersOf(name).includes(RESERVED) ? 'reserved' : undefined;
}

import type { Language } from '@storyloom/shared/domain';
import type { Being, Request } from './request.ts';
import { isUnable } from './skills.ts';
import { foldOf, plainOf } from './tokens.ts';

type Words = Readonly<Record<Language, RegExp>>;

/** Where a den stands that is not in the house, for a text in lower case and without accents. */
const OUTDOORS: Words = {
  english:
    /(?<![a-z])(?:tree|trees|treehouse|garden|yard|backyard|woods?|forest|sticks|branches|outside|park)(?![a-z])/,
  spanish: /(?<![a-z])(?:arbol(?:es)?|jardin|huerto|patio|bosque|ramas|palos|campo|parque)(?![a-z])/,
  french: /(?<![a-z])(?:arbres?|jardin|cour|foret|bois|branches|champ|parc)(?![a-z])/,
  chinese: /树|院子|花园|森林|林子|草地|公园|菜园/,
};

/** That something is broken, and by whom: the name before it, or behind it in a passive. */
const BREAKS: Words = {
  english:
    /(?<![a-z])(?:broke|breaks|broken|knock(?:ed|s) (?:down|over)|ruin(?:ed|s)|rip(?:ped|s)|tore|torn|smash(?:ed|es)|snapped|destroy(?:ed|s)|wreck(?:ed|s)|spoil(?:ed|s|t))(?![a-z])/,
  spanish:
    /(?<![a-z])(?:rompe|rompio|roto|rota|ha roto|estrope[ao]\w*|tir[oa]d?[oa]? la torre|destro[zc]\w+|rasg[oa]\w*)(?![a-z])/,
  french: /(?<![a-z])(?:cassee?|casse|abime\w?|dechire\w?|detruite?|renverse la tour|fait tomber|demoli\w?)(?![a-z])/,
  chinese: /(?:弄|打|摔|碰|撞|推|踩|撕|扯)(?:坏|破|碎|断|烂|倒|翻)/,
};
const BY = /^[^.!?]{0,30}?(?:by|por|par) $/;

const isNamedChild = ({ kind, name }: Being): boolean => kind === 'child' && name !== undefined;

/** The child who broke something of another’s; `undefined` if nothing is broken or nobody is said to have done it. */
export function breakerIn({ trouble, written, leads, others }: Request, plain: string): Being | undefined {
  const at = trouble === 'quarrel' ? plain.search(BREAKS[written]) : -1;
  const children = [...leads, ...others].filter(isNamedChild);
  if (at < 0 || children.length < 2) return undefined;
  const named = children.map((child) => ({ child, name: foldOf(plainOf(child.name ?? '')) }));
  const behind = named.find(({ name }) => {
    const from = plain.indexOf(name, at);
    return from >= 0 && BY.test(plain.slice(at, from).replace(/^\S+/, ''));
  });
  // 大壮把丫丫的布娃娃弄坏了: who did it stands before 把.
  const by = written === 'chinese' ? plain.lastIndexOf('把', at) : -1;
  const until = by > 0 ? by : at;
  const placed = named.map((each) => ({ ...each, place: plain.lastIndexOf(each.name, until) }));
  const [nearest] = placed.filter(({ place }) => place >= 0).toSorted((one, other) => other.place - one.place);
  return (behind ?? nearest)?.child;
}

/** Pets that are lost out of doors, if at all. */
const ROAMS = /^(?:cat|dog|kitten|puppy)$/;

/** What else a request says of its trouble, as conditions of whole stories. */
export function circumstancesOf(request: Request, plain: string): readonly string[] {
  const { trouble, about, setting, written } = request;
  if (trouble === 'make' && OUTDOORS[written].test(plain)) return ['place outdoors'];
  if (isUnable(request, plain)) return ['cause unable'];
  if (trouble === 'lost' && (setting?.key === 'lost' || ROAMS.test(about?.concept ?? ''))) return ['place away'];
  return breakerIn(request, plain) === undefined ? [] : ['cause broken'];
}

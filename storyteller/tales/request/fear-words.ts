/** Words by which parents tell of a fear without calling it one. Each is the source of an expression for a text without accents. */
export interface FearWords {
  /** Crying, hiding, refusing: whatever stands beside it is feared. */
  readonly signs: string;
  /** Night, sleep and bed, but no bedtime story. */
  readonly night: string;
  /** Places where something can hide. */
  readonly hidden: string;
  /** Somebody or something that nobody has seen. */
  readonly unseen: string;
  readonly sounds: string;
  /** Not wanting to be alone at night, in whole phrases. */
  readonly alone: string;
  /** Not wanting it to be dark, in whole phrases. */
  readonly lights: string;
  /** By concept, what children fear at night. */
  readonly beings: Readonly<Record<string, string>>;
  /** By concept, what stories of children are about only if it is feared. */
  readonly sure: Readonly<Record<string, string>>;
  /** By concept, what is feared only with a sign of it in the same sentence. */
  readonly signed: Readonly<Record<string, string>>;
}

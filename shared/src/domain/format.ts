// The site is in English, so its numbers and dates are too, except in the functions for the user's own language.
const NUMBER = /* @__PURE__ */ new Intl.NumberFormat('en');
const LIST = /* @__PURE__ */ new Intl.ListFormat('en');
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const UTC_DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = /* @__PURE__ */ new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** `1500` as `1,500`. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** `Fantasy, Romance, and Poetry`. */
export const formatList = (items: readonly string[]): string => LIST.format(items);

/** `November 17, 2026`, in the user's time zone. */
export const formatDay = (time: Date): string => DAY.format(time);

/** A day such as `2026-11-17` as `November 17, 2026`, the same in every time zone. */
export const formatUtcDay = (day: string): string => UTC_DAY.format(new Date(day));

/** `November 17, 2026 at 2:05 PM`, in the user's time zone. */
export const formatMoment = (time: Date): string => MOMENT.format(time);

/** A day in the user's own language and time zone, such as `17 Nov 2026`. */
export const formatLocalDay = (time: Date): string => time.toLocaleDateString(undefined, { dateStyle: 'medium' });

/** A moment in the user's own language and time zone, such as `17 Nov 2026, 14:05`. */
export const formatLocalMoment = (time: Date): string =>
  time.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The time of day in the user's own language and time zone, such as `14:05`. */
export const formatLocalTime = (time: Date): string =>
  time.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

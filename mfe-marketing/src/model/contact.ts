/** How to reach the people who run a site: true whether or not they have named an address when it was assembled. */
export const CONTACT =
  'If the people who run this site have published an email address, it’s at the bottom of every page. If you don’t see one there, they haven’t published a way to reach them.';

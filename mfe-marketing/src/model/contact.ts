/** How to contact the people who run a site; true whether or not the site was assembled with an address. */
export const CONTACT =
  'If the people who run this site have published an email address, it’s at the bottom of every page. If you don’t see one there, they haven’t published a way to reach them.';

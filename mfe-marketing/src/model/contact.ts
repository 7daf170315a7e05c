/** How to reach the people who run a site: true whether or not they have named an address when it was assembled. */
export const CONTACT =
  'If the people who run this site have given an email address, it’s at the bottom of every page. If there’s none, the person who gave you this site’s address is the one to ask.';

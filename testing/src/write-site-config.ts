/** Adds the site's configuration to the page, with the page's own origin as its backend. */
export function writeSiteConfig(): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'storyloom-config';
  element.textContent = JSON.stringify({ supabaseUrl: location.origin, publishableKey: 'sb_publishable_test' });
  document.getElementById(element.id)?.remove();
  document.head.append(element);
}

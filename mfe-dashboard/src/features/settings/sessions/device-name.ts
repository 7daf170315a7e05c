/** The order matters: each browser's user agent contains the names of later ones. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof BROWSERS, text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** A readable name for a user agent, such as “Firefox on Linux”; `undefined` when it is unknown. */
export function deviceName(userAgent: string | null): string | undefined {
  const [browser, device] = [nameIn(BROWSERS, userAgent ?? ''), nameIn(DEVICES, userAgent ?? '')];
  return browser !== undefined && device !== undefined ? `${browser} on ${device}` : (browser ?? device);
}

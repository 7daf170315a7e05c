/** Each names itself in the next ones' words as well, so the order counts. */
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

/** What a browser's name for itself says to people, such as “Firefox on Linux”; `undefined` when it says nothing. */
export function deviceName(userAgent: string | null): string | undefined {
  const [browser, device] = [nameIn(BROWSERS, userAgent ?? ''), nameIn(DEVICES, userAgent ?? '')];
  return browser !== undefined && device !== undefined ? `${browser} on ${device}` : (browser ?? device);
}

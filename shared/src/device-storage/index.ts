export { deviceStorage, tabStorage } from './browser-storage.ts';
export * from './device-storage.ts';
export * from './work-keys.ts';

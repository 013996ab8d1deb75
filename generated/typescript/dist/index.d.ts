export * from './calls.js';
export { TagInformationClient, version } from './client.js';
export { chooseLanguage } from './languages.js';
export * from './runtime/answers.js';
export type { LanguageWish } from './runtime/languages.js';
export type * from './runtime/options.js';
export { CallFailed, orThrow } from './runtime/or-throw.js';
export * from './types.js';

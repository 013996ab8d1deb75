/** Klingon (pIqaD). No common typeface has its letters, so the words stand in Latin ones; what is written on a tag does not. */
export { tlh as tlhQaak } from './tlh.ts';

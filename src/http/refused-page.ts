/** Pages that depend on parameters of their URL. */
import type { Response } from 'express';
import { Invalid } from '../errors.ts';
import type { FieldErrors } from '../html/form.ts';

/** The page; for invalid parameters, the page with the errors, as 422. */
export async function pageWithErrors<Answer>(
  res: Response,
  page: (errors?: FieldErrors) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await page();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    res.status(422);
    return page(error.errors);
  }
}

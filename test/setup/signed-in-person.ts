import { randomUUID } from 'node:crypto';
import { Customer } from '../../src/model/customer.ts';
import type { TestApp } from './app.ts';
import { TestBrowser } from './test-browser.ts';

/** A customer who is signed in with a browser. */
export interface SignedInPerson {
  id: number;
  email: string;
  browser: TestBrowser;
}

const password = 'correct horse battery staple';

export async function signedInPerson(app: TestApp, role?: 'admin'): Promise<SignedInPerson> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await Customer.add(app.db, { email, password, role });
  const browser = new TestBrowser(app);
  const { status } = await browser.signIn(email, password);
  if (status !== 303) throw new Error(`Signing in answered ${status}`);
  return { id, email, browser };
}

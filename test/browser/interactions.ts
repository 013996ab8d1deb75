/** Counts interactions with a page: clicks, filled fields and ticked boxes. */
import type { Page } from 'playwright-core';

export class Hands {
  interactions = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A field by its label, which may say that it is optional. */
  field(label: string) {
    return this.page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
  }

  async fill(label: string, value: string): Promise<void> {
    this.interactions += 1;
    await this.field(label).fill(value);
  }

  /** Ticks a box; of a language's label the beginning is enough. */
  async tick(label: string): Promise<void> {
    this.interactions += 1;
    await this.page.getByRole('checkbox', { name: new RegExp(`^${label}`) }).check();
  }

  async follow(link: string): Promise<void> {
    this.interactions += 1;
    await this.page.getByRole('link', { name: link, exact: true }).first().click();
  }

  async press(button: string): Promise<void> {
    this.interactions += 1;
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }
}

/** Uses only the keyboard. Moving the focus by the tab key is not counted. */
export class KeyboardHands extends Hands {
  override async fill(label: string, value: string): Promise<void> {
    this.interactions += 1;
    await this.#tabTo(await this.field(label).elementHandle());
    await this.page.keyboard.type(value);
  }

  override async tick(label: string): Promise<void> {
    this.interactions += 1;
    await this.#tabTo(await this.page.getByRole('checkbox', { name: new RegExp(`^${label}`) }).elementHandle());
    await this.page.keyboard.press('Space');
  }

  override async follow(link: string): Promise<void> {
    await this.#enter(this.page.getByRole('link', { name: link, exact: true }).first());
  }

  override async press(button: string): Promise<void> {
    await this.#enter(this.page.getByRole('button', { name: button, exact: true }));
  }

  async #enter(target: ReturnType<Page['locator']>): Promise<void> {
    this.interactions += 1;
    await this.#tabTo(await target.elementHandle());
    const before = this.page.url();
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL((url) => url.href !== before);
  }

  /** Throws if the tab key does not lead to the element, or if its focus is not visible. */
  async #tabTo(target: Awaited<ReturnType<ReturnType<Page['locator']>['elementHandle']>>): Promise<void> {
    const isThere = () => this.page.evaluate((element) => element === element?.ownerDocument.activeElement, target);
    for (let tabs = 0; !(await isThere()); tabs += 1) {
      if (tabs > 150) throw new Error(`The tab key does not lead to ${target}`);
      await this.page.keyboard.press('Tab');
    }
    const outline = await target?.evaluate(
      (element) => element.ownerDocument.defaultView?.getComputedStyle(element).outlineStyle,
    );
    if (outline === 'none') throw new Error(`The focus of ${target} is not visible`);
  }
}

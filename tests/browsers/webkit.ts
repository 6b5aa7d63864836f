import { Builder, type WebDriver } from 'selenium-webdriver';

import { findMiniBrowser } from '../../scripts/find-engines.ts';
import { openDisplay } from './display.ts';
import { type Browser, type Engine, size, type Tab } from './engine.ts';
import { startDriver } from './web-driver.ts';

/** WebKitGTK's MiniBrowser, driven by classic WebDriver. It has no headless mode, so it gets its own display. */
export const webkit: Engine = {
  name: 'WebKit',
  async launch(executable) {
    const display = await openDisplay();
    const server = await startDriver(executable, { DISPLAY: display.name });
    const driver = await openSession(server.url);
    return makeBrowser(driver, async () => {
      await driver.quit();
      server.stop();
      display.close();
    });
  },
};

async function openSession(url: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  };
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect(size);
  return driver;
}

/** A session begins with one window. Later tabs are windows too, so that none is hidden. */
async function makeBrowser(driver: WebDriver, close: () => Promise<void>): Promise<Browser> {
  let unused = await driver.getWindowHandle();
  let shown = unused;
  const show = async (handle: string) => {
    if (shown !== handle) await driver.switchTo().window(handle);
    shown = handle;
  };
  return {
    async openTab() {
      if (!unused) {
        await driver.switchTo().newWindow('window');
        await driver.manage().window().setRect(size);
      }
      const handle = unused || (await driver.getWindowHandle());
      shown = handle;
      unused = '';
      return makeTab(driver, () => show(handle));
    },
    close,
  };
}

function makeTab(driver: WebDriver, show: () => Promise<void>): Tab {
  return {
    async goTo(url) {
      await show();
      await driver.get(url);
    },
    async reload() {
      await show();
      await driver.navigate().refresh();
    },
    async run(expression) {
      await show();
      return driver.executeScript(`return ${expression}`);
    },
    async clickAt(point) {
      await show();
      await driver
        .actions()
        .move({ ...point, duration: 0 })
        .click()
        .perform();
    },
    async type(text) {
      await show();
      await driver.actions().sendKeys(text).perform();
    },
  };
}

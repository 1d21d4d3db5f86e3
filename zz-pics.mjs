import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [,, port, outPrefix, ...specs] = process.argv;
// spec: host|path|width|theme|login?
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
let i = 0;
for (const spec of specs) {
  const [host, path, width, theme, user] = spec.split('|');
  const w = Number(width);
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 780 : 900 }, hasTouch: w < 500, isMobile: false });
  const origin = `http://${host}:${port}`;
  const lang = process.env.LANGU;
  await c.addCookies([{ name: 'theme', value: theme, url: origin }, ...(lang ? [{ name: 'lang', value: lang, url: origin }] : [])]);
  await c.addInitScript(() => localStorage.setItem('announcementsSeen','9999')); const p = await c.newPage();
  try {
    if (user) {
      await p.goto(`${origin}/?login=1`); await p.waitForSelector('html[data-hydrated]'); await p.waitForTimeout(1500);
      const [name, pw] = user.split(':');
      await p.locator('dialog input[name=username], dialog input[autocomplete~=username]').first().fill(name);
      await p.locator('dialog input[type=password]').first().fill(pw);
      await p.locator('dialog button[type=submit]').first().click();
      await p.waitForTimeout(4000);
    }
    await p.goto(origin + path, { waitUntil: 'load' }); await p.waitForSelector('html[data-hydrated]', { timeout: 60000 });
    await p.evaluate(() => { for (const d of document.querySelectorAll('dialog[open] [data-close]')) d.click?.(); });
    await p.waitForTimeout(Number(process.env.WAIT ?? 4000));
    await p.screenshot({ path: `${outPrefix}${String(i).padStart(2,'0')}.png`, fullPage: process.env.FULL === '1' });
  } catch (e) { console.log(spec, String(e).slice(0, 200)); }
  await c.close(); i++;
}
await b.close();

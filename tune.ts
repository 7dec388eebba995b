import { readFileSync } from 'node:fs';
import { tuning } from './src/search/tuning.ts';
import { judge } from './tests/search/judge.ts';
import { siteEngine } from './tests/search/site-engine.ts';
const { find } = await siteEngine();
const all = JSON.parse(readFileSync('tests/search/queries.json', 'utf8')).filter((q: any) => !q.aside);
const value = () => { const v = judge(find, all); return v.first + 0.6 * v.firstThree + 0.6 * v.rank; };
const t = tuning as Record<string, number>;
let best = value(); console.log('start', best.toFixed(4));
for (let pass = 0; pass < 3; pass++) {
  const before = best;
  for (const key of Object.keys(t)) {
    const old = t[key]!; let top = old;
    for (const f of [0.5, 0.7, 0.85, 1.15, 1.35, 1.8]) {
      t[key] = Number((old * f).toFixed(3));
      const v = value();
      if (v > best + 0.005) { best = v; top = t[key]!; }
    }
    t[key] = top;
    if (top !== old) console.log(pass, key, old, '→', top, best.toFixed(4));
  }
  if (best - before < 0.003) break;
}
console.log(JSON.stringify(t));

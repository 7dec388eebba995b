import { print } from '../../../../data/quantity.ts';
import css from '../CostCalculator.module.css';
import { type Load, priceLine, type Usage } from '../usage.ts';

interface Props {
  load: Load;
  use: Usage;
}

const [width, height] = [300, 100];

/** Plots the monthly price against runs a day: free, then the platform fee, then the fee and invocations above its quota. */
export function PricePlot({ load, use }: Props) {
  const most = Math.max(load.runs * 2, use.freeRuns * 2, 10);
  const line = priceLine(load, most);
  const top = Math.max(...line.map(({ dollars }) => dollars), 25) * 1.15;
  const x = (runs: number) => Math.round((runs / most) * width * 10) / 10;
  const y = (dollars: number) => Math.round((height - (dollars / top) * height) * 10) / 10;
  const price = use.isFree ? 0 : use.month.price.dollars;
  const path = line.map(({ runs, dollars }) => `${x(runs)} ${y(dollars)}`).join('L');
  return (
    <div className={css.plot}>
      <p>{`Monthly price by runs a day, up to ${print({ dollars: Math.round(top) })}`}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={x(Math.min(use.freeRuns, most))} height={height} className={css.freeArea} />
        <path d={`M${path}`} className={css.line} />
        <path d={`M${x(load.runs)} ${height}V${y(price)}`} className={css.here} />
        <path d={`M${x(load.runs)} ${y(price)}h0`} className={css.dot} />
      </svg>
      <p className={css.axis}>
        <span>0</span>
        <span>{`● ${print(load.runs)} runs: ${use.isFree ? 'free' : print({ dollars: Math.round(price * 100) / 100 })}`}</span>
        <span>{print(most)}</span>
      </p>
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { findKept, type Kept, keepAll, removeAll, type Trouble, troubleOf } from './kept.ts';

/** What the control shows. */
type State =
  | Kept
  | { kind: 'asking' }
  | { kind: 'keeping'; done: number; total: number }
  | { kind: 'trouble'; trouble: Trouble };

const words: Record<Trouble, string> = {
  full: 'There is not enough space on this device to keep these docs. Free some, then try again.',
  blocked:
    'This browser keeps nothing for this site. Allow it to store data here, or leave the private window, then try again.',
  broken:
    'These docs could not be fetched completely. What has arrived stays; try again when you are connected.',
};

/** Keeps the docs for reading without a network, and removes them again. */
export function KeepControl({ register }: { register: () => Promise<ServiceWorkerRegistration> }) {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const controller = useRef<AbortController>(undefined);

  const find = useCallback(async () => {
    try {
      setState(await findKept(await register()));
    } catch (error) {
      setState({ kind: 'trouble', trouble: troubleOf(error) });
    }
  }, [register]);
  useEffect(() => {
    void find();
    navigator.serviceWorker.addEventListener('controllerchange', find);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', find);
  }, [find]);

  const keep = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setState({ kind: 'keeping', done: 0, total: 0 });
    try {
      await keepAll(signal, (done, total) => setState({ kind: 'keeping', done, total }));
      setState({ kind: 'all' });
    } catch (error) {
      if (signal.aborted) return find();
      const trouble = troubleOf(error);
      // A part of the docs is of use to nobody who has no space for the rest. If it stays, the words are the same.
      if (trouble === 'full') await removeAll().catch(() => false);
      setState({ kind: 'trouble', trouble });
    }
  };
  const remove = async () => {
    try {
      await removeAll();
    } catch (error) {
      return setState({ kind: 'trouble', trouble: troubleOf(error) });
    }
    await find();
  };
  const retry = async () => {
    setState({ kind: 'asking' });
    await find();
  };

  return (
    <>
      <div>{view()}</div>
      <p role="status" className="visually-hidden">
        {saying(state)}
      </p>
    </>
  );

  function view() {
    switch (state.kind) {
      case 'asking':
      case 'unknown':
        return null;
      case 'nothing':
        return <Action onClick={keep}>Keep these docs offline ({megabytes(state.bytes)})</Action>;
      case 'keeping':
        return (
          <>
            <label htmlFor="keep-progress">Fetching these docs</label>
            <progress id="keep-progress" max={state.total || 1} value={state.done} />
            <span>{state.total > 0 && `${megabytes(state.done)} of ${megabytes(state.total)}`}</span>
            <Action onClick={() => controller.current?.abort()}>Stop</Action>
          </>
        );
      case 'all':
        return (
          <>
            <span>These docs are kept on this device.</span>
            <Action onClick={remove}>Remove them</Action>
          </>
        );
      case 'outdated':
        return (
          <>
            <span>The docs on this device are older than these.</span>
            <Action onClick={keep}>Update them</Action>
            <Action onClick={remove}>Remove them</Action>
          </>
        );
      case 'trouble':
        return (
          <>
            <span>{words[state.trouble]}</span>
            <Action onClick={state.trouble === 'blocked' ? retry : keep}>Try again</Action>
          </>
        );
    }
  }
}

/** What a screen reader is told: beginning and end, and each quarter of the way. */
function saying(state: State): string {
  switch (state.kind) {
    case 'keeping': {
      const quarters = state.total > 0 ? Math.floor((4 * state.done) / state.total) : 0;
      return quarters === 0 ? 'Fetching these docs.' : `${25 * quarters} percent fetched.`;
    }
    case 'all':
      return 'These docs are kept on this device.';
    case 'trouble':
      return words[state.trouble];
    default:
      return '';
  }
}

function Action({ children, onClick }: { children: React.ReactNode; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}

/** `8.4 MB`, in millions of bytes, as systems show sizes of downloads. */
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

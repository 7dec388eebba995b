import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** A running WebKitWebDriver. */
export interface DriverService {
  url: string;
  /** Kills the driver and the browser that it started. */
  kill(): void;
}

/** Starts WebKit's driver on a display, and waits until it accepts sessions. */
export async function startDriverService(display: string): Promise<DriverService> {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
    // Creates a process group, because a killed driver leaves its browser running.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    try {
      return (await fetch(`${url}/status`)).ok;
    } catch {
      // Not listening yet.
      return false;
    }
  };
  while (!(await isReady())) {
    if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${service.exitCode}.`);
    await setTimeout(50);
  }
  return {
    url,
    kill() {
      if (service.pid && service.exitCode === null) process.kill(-service.pid, 'SIGKILL');
    },
  };
}

import { useState } from 'react';
import { forget } from '../browser/forget.ts';
import { recall, remember } from '../browser/storage.ts';

/**
 * Turns the shortcut `/` on and off, as users of speech input need
 * (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts).
 */
export function SlashSetting() {
  const [isOn, setIsOn] = useState(() => recall('slash') !== false);
  const set = (next: boolean) => {
    setIsOn(next);
    document.documentElement.dataset.slash = String(next);
    if (next) forget('slash');
    else remember('slash', false);
  };
  return (
    <label className="slash">
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      <kbd>/</kbd> opens search
    </label>
  );
}

import { createContext, runInContext } from 'node:vm';

interface Script {
  src: string;
  integrity?: string;
  onload: (event: object) => void;
  onerror: (event: object) => void;
}

interface Remote {
  name: string;
  entry: string;
  type: 'global';
}

/** Test interface set by the script of a page that lends a module. */
interface Host {
  registerRemotes: (remotes: Remote[], options?: { force: boolean }) => void;
  loadRemote: (id: string) => Promise<{ default: { made: object } }>;
  made: object;
}

class ScriptElement {
  readonly parentNode = { removeChild: () => undefined };
  setAttribute(): void {}
  getAttribute(): null {
    return null;
  }
}

/** A minimal browser for the federation runtime. Scripts added to the document run or fail to load. */
export class SmallBrowser {
  readonly asked: Script[] = [];
  readonly warnings: string[] = [];
  private readonly files = new Map<string, string>();
  private readonly window: Record<string, unknown>;

  constructor(page: string) {
    const warn = (...said: unknown[]) => this.warnings.push(said.join(' '));
    this.window = createContext({
      console: { warn, error: warn },
      setTimeout: () => 0,
      clearTimeout: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      location: { origin: 'http://shop' },
      URL,
      HTMLScriptElement: ScriptElement,
      document: {
        getElementsByTagName: () => [],
        createElement: () => new ScriptElement(),
        head: { appendChild: (script: Script) => this.fetch(script) },
      },
    });
    this.window['window'] = this.window['self'] = this.window;
    (this.window['document'] as Record<string, unknown>)['defaultView'] = this.window;
    runInContext(page, this.window);
  }

  /** Sets the content of addresses from now on. */
  serve(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) this.files.set(`http://shop/${path}`, text);
  }

  set(name: string, value: unknown): void {
    this.window[name] = value;
  }

  get host(): Host {
    return this.window['host'] as Host;
  }

  /** Opens the remote as the shell does. */
  async open(attempt = 0): Promise<{ made: object }> {
    const entry = `http://shop/small.js${attempt ? `?retry=${attempt}` : ''}`;
    this.host.registerRemotes([{ name: 'mf_small', entry, type: 'global' }], { force: attempt > 0 });
    return (await this.host.loadRemote('mf_small/remote')).default;
  }

  /** Unlike in browsers, global variables cannot be deleted here: they become properties instead. */
  private run(text: string): void {
    const [declared = '', name] = /^var (\w+);/.exec(text) ?? [];
    if (name) this.window[name] = undefined;
    runInContext(text.slice(declared.length), this.window);
  }

  private fetch(script: Script): void {
    this.asked.push(script);
    const text = this.files.get(new URL(script.src, 'http://shop/').href);
    setImmediate(() => {
      if (text === undefined) return script.onerror({ type: 'error' });
      try {
        this.run(text);
      } catch (error) {
        this.warnings.push(String(error));
      }
      script.onload({ type: 'load' });
    });
  }
}

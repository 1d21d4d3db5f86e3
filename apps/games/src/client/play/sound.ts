/** A small synthesiser: no files, silent until the player turns it on. */
export class Sound {
  #context: AudioContext | undefined;

  get isOn(): boolean {
    return this.#context !== undefined;
  }

  /** Must be called from a press: otherwise browsers start no sound. */
  toggle(): void {
    if (this.#context) {
      void this.#context.close();
      this.#context = undefined;
    } else {
      this.#context = new AudioContext();
      this.#note(660, 0, 0.08, 'sine', 0.08);
    }
  }

  press(): void {
    this.#note(320, 0, 0.06, 'triangle', 0.1);
  }

  stop(): void {
    this.#note(150, 0, 0.07, 'square', 0.05);
  }

  /** For a win above the stake; a larger win plays a longer phrase, never a louder one. */
  win(size: 'small' | 'large'): void {
    const phrase = size === 'small' ? [523, 659, 784] : [523, 659, 784, 1047, 1319, 1568];
    phrase.forEach((pitch, index) => this.#note(pitch, index * 0.09, 0.18, 'triangle', 0.09));
  }

  feature(): void {
    for (const [index, pitch] of [392, 523, 659, 784].entries()) {
      this.#note(pitch, index * 0.12, 0.3, 'sine', 0.1);
    }
  }

  #note(pitch: number, at: number, length: number, type: OscillatorType, loudness: number): void {
    const context = this.#context;
    if (!context) return;
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameMessage, readGameMessage, readSiteMessage, siteMessage } from './game-frame.ts';
import { arbitraryOf } from './testing/arbitrary.ts';

const GAMES = 'https://games.example.test';
const SITE = 'https://site.example.test';

describe('messages between the site and a game’s frame', () => {
  test('are read when they come from a listed origin', () => {
    fc.assert(
      fc.property(arbitraryOf(gameMessage), arbitraryOf(siteMessage), (ofGame, ofSite) => {
        expect(readGameMessage({ origin: GAMES, data: ofGame }, [GAMES])).toEqual(ofGame);
        expect(readSiteMessage({ origin: SITE, data: ofSite }, [SITE])).toEqual(ofSite);
      }),
    );
  });

  test('are ignored from every other origin, however well formed', () => {
    fc.assert(
      fc.property(
        arbitraryOf(gameMessage),
        fc.constantFrom(
          'null',
          '',
          'https://games.example.test.evil.test',
          'http://games.example.test',
          SITE,
        ),
        (data, origin) => {
          expect(readGameMessage({ origin, data }, [GAMES])).toBeNull();
        },
      ),
    );
  });

  test.each([
    ['nothing', null],
    ['text', 'ready'],
    ['another source', { source: 'palpite-site', type: 'ready' }],
    ['an unknown type', { source: 'palpite-game', type: 'transfer' }],
    [
      'a balance that is a number',
      { source: 'palpite-game', type: 'balance-changed', balanceMinor: 1, currency: 'BRL' },
    ],
  ])('are ignored when they hold %s', (_what, data) => {
    expect(readGameMessage({ origin: GAMES, data }, [GAMES])).toBeNull();
  });

  test('to a game are ignored from every origin but the site’s', () => {
    const others = [
      'null',
      '',
      'https://site.example.test.evil.test',
      'http://site.example.test',
      GAMES,
    ];
    fc.assert(
      fc.property(arbitraryOf(siteMessage), fc.constantFrom(...others), (data, origin) => {
        expect(readSiteMessage({ origin, data }, [SITE])).toBeNull();
      }),
    );
  });

  test('a game cannot speak as the site', () => {
    expect(
      readSiteMessage({ origin: GAMES, data: { source: 'palpite-site', type: 'pause' } }, [SITE]),
    ).toBeNull();
  });
});

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { MenuPicture as Name } from '#gql/schema-types.ts';
import { ink, role } from '#theme/tokens.ts';

/** What an item of a menu panel is, in a few strokes. One of them is live. */
export function MenuPicture({ name }: { name: Name }) {
  return (
    <svg css={picture} viewBox="0 0 220 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

const drawings: Record<Name, ReactNode> = {
  MAILZZY: (
    <>
      <path className="sheet" d="M26 22h80a6 6 0 0 1 6 6v132H20V28a6 6 0 0 1 6-6z" />
      <path className="text" d="M34 44H86M34 58H98M34 72H70" />
      <path d="M98 92C120 92 124 60 148 60H176M98 92C120 92 124 84 148 84H190M98 92H150C160 92 160 132 182 132" />
      <path className="hot" d="M98 92C124 92 130 108 150 108H200" />
      <path className="ring" d="M98 92h.01" />
      <path className="hole" d="M98 92h.01" />
      <path className="hotNode" d="M200 108h.01" />
    </>
  ),
  INKFREE: (
    <>
      <path className="sheet" d="M26 20h118a6 6 0 0 1 6 6v134H20V26a6 6 0 0 1 6-6z" />
      <path className="text" d="M34 42H120M34 56H132M34 70H96" />
      <path
        className="hot"
        d="M40 118C50 92 62 88 60 108S46 132 54 130 74 98 84 98 74 124 82 124 98 104 104 104 98 124 106 124 118 112 136 106"
      />
      <path d="M176 30V120" />
      <path className="ring" d="M176 30h.01M176 60h.01M176 90h.01" />
      <path className="hole" d="M176 30h.01M176 60h.01" />
      <path className="hotNode" d="M176 120h.01" />
    </>
  ),
  WORK360: (
    <>
      <path className="text" d="M22 34H52M22 66H44M22 98H54M22 130H42" />
      <path className="bar" d="M78 34H140M110 66H168" />
      <path className="bar later" d="M142 98H194M166 130H202" />
      <path className="hot" d="M72 34H122C132 34 128 66 140 66H150" />
      <path className="hotNode" d="M150 66h.01" />
    </>
  ),
  RFPPRO: (
    <>
      <path className="sheet" d="M26 20h168a6 6 0 0 1 6 6v134H20V26a6 6 0 0 1 6-6z" />
      <path className="text" d="M34 42H92M34 66H104M34 90H80M34 114H98" />
      <path d="M112 42H150M112 66H150M112 114H150" />
      <path className="hot" d="M92 90H150" />
      <path className="ring" d="M168 42h.01M168 66h.01M168 114h.01" />
      <path className="hole" d="M168 114h.01" />
      <path className="hotNode" d="M168 90h.01" />
    </>
  ),
  ARTICLES: (
    <>
      <path d="M40 26V124" />
      <path className="text" d="M62 32H172M62 50H186M62 68H150M62 92H182M62 110H168" />
      <path className="ring" d="M40 32h.01M40 122h.01" />
      <path className="hole" d="M40 122h.01" />
      <path className="hotNode" d="M40 68h.01" />
    </>
  ),
  CASES: (
    <>
      <path className="text" d="M30 40H62M30 92H56" />
      <path d="M30 60H188" />
      <path className="later" d="M88 60V112" />
      <path className="hot thick" d="M30 112H82" />
      <path className="ring" d="M188 60h.01" />
      <path className="hole" d="M188 60h.01" />
      <path className="hotNode" d="M88 112h.01" />
    </>
  ),
  DOCUMENTS: (
    <>
      <path className="sheet" d="M108 34l64 14-20 92-64-14z" />
      <path className="sheet" d="M44 24h66a4 4 0 0 1 4 4v132H40V28a4 4 0 0 1 4-4z" />
      <path className="text" d="M52 46H96M52 60H84M52 116H90M52 130H98" />
      <path d="M52 92C66 92 66 80 80 80H98" />
      <path className="hot" d="M52 92H98" />
      <path className="hotNode" d="M98 92h.01" />
    </>
  ),
};

const picture = css`
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${ink.line};
  stroke-width: 2;
  stroke-linecap: round;
  .sheet {
    fill: ${role.raised};
    stroke: ${role.line};
    stroke-width: 1;
  }
  .text {
    stroke: ${role.lineStrong};
    stroke-width: 3;
  }
  .hot,
  .hotNode {
    stroke: ${ink.hot};
  }
  .hot {
    stroke-width: 2.5;
  }
  .thick {
    stroke-width: 6;
  }
  .bar {
    stroke: ${role.fill};
    stroke-width: 12;
  }
  .later {
    stroke: ${role.lineStrong};
    stroke-width: 2;
    stroke-dasharray: 1 6;
  }
  .ring {
    stroke: ${ink.node};
    stroke-width: 13;
  }
  .hole {
    stroke: ${role.raised};
    stroke-width: 9;
  }
  .hotNode {
    stroke-width: 11;
  }
`;

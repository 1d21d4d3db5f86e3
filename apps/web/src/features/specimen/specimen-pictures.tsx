import { Button } from '@palpite/ui/button.tsx';
import { Carousel } from '@palpite/ui/carousel.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import type { PictureSource } from '@palpite/ui/picture-source.ts';
import { QrCode } from '@palpite/ui/qr-code.tsx';
import { Rail } from '@palpite/ui/rail.tsx';
import { Spinner } from '@palpite/ui/spinner.tsx';
import { Tile, tileActClass } from '@palpite/ui/tile.tsx';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { LONG_TEXT } from './long-text.ts';
import { Sample } from './sample.tsx';

/** An inline drawing without a request, so that the page looks the same everywhere. */
const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#1d4d4f"/><circle cx="1.5" cy="1.6" r=".9" fill="#e7b04b"/><path d="M0 4V3l1-1 1 1 1-1v2z" fill="#0d2a2e"/></svg>',
)}`;
const NOTHING_YET = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>')}`;

const source = (template: string): PictureSource => ({
  template,
  widths: [240],
  formats: ['png'],
  width: 360,
  height: 480,
  tint: '35606bcf9a4a12303a',
});

/** Pictures and the primitives made of them. */
export function Pictures() {
  return (
    <>
      <PictureStates />
      <Tiles />
      <Rows />
    </>
  );
}

function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="w-28">
      {children}
      <figcaption className="mt-2 text-12 text-muted">{caption}</figcaption>
    </figure>
  );
}

function PictureStates() {
  return (
    <Sample title="Pictures">
      <div className="flex flex-wrap gap-4">
        <Captioned caption="There">
          <Picture source={source(DRAWING)} alt="A hill" sizes="7rem" loading="eager" />
        </Captioned>
        <Captioned caption="On its way">
          <Picture source={source(NOTHING_YET)} alt="" sizes="7rem" loading="eager" />
        </Captioned>
        <Captioned caption="Did not come">
          <Picture source={source('data:image/png,')} alt="Lost" sizes="7rem" loading="eager" />
        </Captioned>
        <Captioned caption="A code to scan">
          <QrCode text="https://palpite.example/download" label="The app's address" size={100} />
        </Captioned>
        <Captioned caption="Waiting">
          <Spinner size={32} />
        </Captioned>
      </div>
    </Sample>
  );
}

interface SampleTileProps {
  title: string;
  detail: string;
  badge?: string;
  notice?: ReactNode;
}

function SampleTile(props: SampleTileProps) {
  return (
    <Tile
      {...props}
      picture={<Picture source={source(DRAWING)} alt="" sizes="8rem" loading="eager" />}
      renderMain={(className, title) => (
        <a href="#tiles" className={className}>
          {title}
        </a>
      )}
      renderActions={
        props.notice
          ? undefined
          : () => (
              <Button tone="art" size="sm" className={tileActClass}>
                Demo
              </Button>
            )
      }
    />
  );
}

const NOTICE = (
  <span className="flex flex-col items-center gap-1.5">
    <Wrench size={20} />
    Under maintenance
  </span>
);

function Tiles() {
  return (
    <Sample title="Tiles">
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6">
        <SampleTile title="Tapir Forge" detail="Tucano" />
        <SampleTile title="With a badge" detail="Tucano" badge="New" />
        <SampleTile title="Closed" detail="Tucano" notice={NOTICE} />
        <SampleTile title={LONG_TEXT} detail={LONG_TEXT} badge="Hot" />
      </div>
    </Sample>
  );
}

function Rows() {
  return (
    <Sample title="Rows">
      <Rail
        title="A row"
        previousLabel="Back"
        nextLabel="On"
        itemClass="w-28"
        items={Array.from({ length: 14 }, (_, at) => ({
          id: `${at}`,
          content: <SampleTile title={`Game ${at + 1}`} detail="Tucano" />,
        }))}
      />
      <Carousel
        label="Slides"
        roleName="carousel"
        slideRoleName="slide"
        slideLabel={(number) => `${number} of 3`}
        showSlideLabel={(number) => `Show slide ${number}`}
        pauseLabel="Pause"
        playLabel="Go on"
        slides={['First', 'Second', 'Third'].map((text) => ({
          id: text,
          content: <p className="grid h-32 place-items-center bg-raised text-24">{text}</p>,
        }))}
      />
    </Sample>
  );
}

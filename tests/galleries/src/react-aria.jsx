/** React Aria Components: React, portals, virtual focus. `data-show` of the body says what stands open. */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { CalendarDate } from '@internationalized/date';
import * as ui from 'react-aria-components';
import { Button, Checkbox, FieldError, Header, Heading, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';

const FRUIT = ['Apple', 'Pear', 'Plum'];
const options = FRUIT.map((name) => <ListBoxItem key={name} id={name} textValue={name}>{name}</ListBoxItem>);
const DAY = new CalendarDate(2026, 2, 3);

function Buttons() {
  return (
    <section aria-label="Buttons">
      <Button>Save</Button><Button isDisabled>Not now</Button><Button isPending>Sending</Button>
      <ui.ToggleButton defaultSelected>Bold</ui.ToggleButton>
      <ui.ToggleButtonGroup aria-label="Align"><ui.ToggleButton id="l">Left</ui.ToggleButton><ui.ToggleButton id="r">Right</ui.ToggleButton></ui.ToggleButtonGroup>
      <ui.Link href="#help">Help</ui.Link><ui.Link isDisabled>Gone</ui.Link>
      <ui.FileTrigger><Button>Choose a file</Button></ui.FileTrigger>
      <ui.Toolbar aria-label="Editing"><ui.Group aria-label="Clipboard"><Button>Cut</Button><Button>Paste</Button></ui.Group><ui.Separator orientation="vertical" /><Checkbox>Wrap</Checkbox></ui.Toolbar>
    </section>
  );
}

function Fields() {
  return (
    <ui.Form aria-label="Fields">
      <ui.TextField defaultValue="Ada"><Label>Name</Label><Input /><Text slot="description">As in your passport</Text></ui.TextField>
      <ui.TextField isInvalid><Label>E-mail</Label><Input type="email" /><FieldError>Is no address</FieldError></ui.TextField>
      <ui.TextField isDisabled><Label>Locked</Label><Input /></ui.TextField><ui.TextField><Label>Note</Label><ui.TextArea /></ui.TextField>
      <ui.SearchField><Label>Search</Label><Input /><Button>x</Button></ui.SearchField>
      <ui.NumberField defaultValue={4}><Label>Amount</Label><ui.Group><Button slot="decrement">-</Button><Input /><Button slot="increment">+</Button></ui.Group></ui.NumberField>
      <Checkbox defaultSelected>Newsletter</Checkbox><Checkbox isIndeterminate>All</Checkbox><Checkbox isDisabled>Off</Checkbox>
      <ui.CheckboxGroup defaultValue={['a']}><Label>Extras</Label><Checkbox value="a">Milk</Checkbox><Checkbox value="b">Sugar</Checkbox><Text slot="description">As many as you like</Text></ui.CheckboxGroup>
      <ui.Switch defaultSelected>Dark</ui.Switch><ui.Switch isDisabled>Sound</ui.Switch>
      <ui.RadioGroup defaultValue="p"><Label>Delivery</Label><ui.Radio value="p">Post</ui.Radio><ui.Radio value="b">Bike</ui.Radio><ui.Radio value="d" isDisabled>Drone</ui.Radio></ui.RadioGroup>
      <ui.Slider defaultValue={40}><Label>Volume</Label><ui.SliderOutput /><ui.SliderTrack><ui.SliderThumb /></ui.SliderTrack></ui.Slider>
      <ui.Slider defaultValue={[20, 60]}><Label>Price</Label><ui.SliderOutput /><ui.SliderTrack><ui.SliderThumb index={0} aria-label="From" /><ui.SliderThumb index={1} aria-label="To" /></ui.SliderTrack></ui.Slider>
      <ui.Select defaultSelectedKey="Pear"><Label>Fruit</Label><Button><ui.SelectValue /><span aria-hidden="true">▼</span></Button><Popover><ListBox>{options}</ListBox></Popover></ui.Select>
      <ui.ComboBox defaultInputValue="Ap"><Label>Fruit by name</Label><div><Input /><Button>▼</Button></div><Popover><ListBox>{options}</ListBox></Popover></ui.ComboBox>
      <ui.DateField defaultValue={DAY}><Label>Born</Label><ui.DateInput>{(segment) => <ui.DateSegment segment={segment} />}</ui.DateInput></ui.DateField>
      <ui.TimeField><Label>Time</Label><ui.DateInput>{(segment) => <ui.DateSegment segment={segment} />}</ui.DateInput></ui.TimeField>
      <ui.DatePicker defaultValue={DAY}><Label>Arrives</Label><ui.Group><ui.DateInput>{(segment) => <ui.DateSegment segment={segment} />}</ui.DateInput><Button>▼</Button></ui.Group></ui.DatePicker>
    </ui.Form>
  );
}

function Collections() {
  return (
    <section aria-label="Collections">
      <ListBox aria-label="Fruit" selectionMode="multiple" defaultSelectedKeys={['Pear']} disabledKeys={['Plum']}>{options}</ListBox>
      <ListBox aria-label="Food"><ui.ListBoxSection><Header>Sweet</Header>{options}</ui.ListBoxSection><ListBoxItem textValue="Bread"><Text slot="label">Bread</Text><Text slot="description">Baked today</Text></ListBoxItem></ListBox>
      <ui.GridList aria-label="Photos" selectionMode="multiple"><ui.GridListItem textValue="Beach"><Checkbox slot="selection" />Beach<Button aria-label="Info">i</Button></ui.GridListItem><ui.GridListItem textValue="Hills"><Checkbox slot="selection" />Hills</ui.GridListItem></ui.GridList>
      <ui.Table aria-label="Files" selectionMode="multiple" sortDescriptor={{ column: 'name', direction: 'ascending' }}>
        <ui.TableHeader><ui.Column><Checkbox slot="selection" /></ui.Column><ui.Column id="name" isRowHeader allowsSorting>Name</ui.Column><ui.Column>Size</ui.Column></ui.TableHeader>
        <ui.TableBody>{FRUIT.map((name, at) => <ui.Row key={name}><ui.Cell><Checkbox slot="selection" /></ui.Cell><ui.Cell>{name}</ui.Cell><ui.Cell>{at + 1} kB</ui.Cell></ui.Row>)}</ui.TableBody>
      </ui.Table>
      <ui.Tree aria-label="Folders" defaultExpandedKeys={['photos']} selectionMode="single"><ui.TreeItem id="photos" textValue="Photos"><ui.TreeItemContent><Button slot="chevron">›</Button>Photos</ui.TreeItemContent><ui.TreeItem id="beach" textValue="Beach"><ui.TreeItemContent>Beach</ui.TreeItemContent></ui.TreeItem></ui.TreeItem><ui.TreeItem id="music" textValue="Music"><ui.TreeItemContent>Music</ui.TreeItemContent></ui.TreeItem></ui.Tree>
      <ui.TagGroup selectionMode="single" onRemove={() => {}}><Label>Tags</Label><ui.TagList><ui.Tag textValue="Tea">Tea <Button slot="remove">x</Button></ui.Tag><ui.Tag textValue="Cup">Cup</ui.Tag></ui.TagList></ui.TagGroup>
      <ui.Tabs><ui.TabList aria-label="Product"><ui.Tab id="o">Overview</ui.Tab><ui.Tab id="r">Reviews</ui.Tab><ui.Tab id="q" isDisabled>Questions</ui.Tab></ui.TabList><ui.TabPanel id="o">First panel</ui.TabPanel><ui.TabPanel id="r">Second</ui.TabPanel></ui.Tabs>
      <ui.Disclosure defaultExpanded><Heading><Button slot="trigger">Shipping</Button></Heading><ui.DisclosurePanel>Two days</ui.DisclosurePanel></ui.Disclosure><ui.Disclosure><Heading><Button slot="trigger">Returns</Button></Heading><ui.DisclosurePanel>Thirty days</ui.DisclosurePanel></ui.Disclosure>
      <ui.Breadcrumbs aria-label="You are here"><ui.Breadcrumb><ui.Link href="#home">Home</ui.Link></ui.Breadcrumb><ui.Breadcrumb><ui.Link>Tea</ui.Link></ui.Breadcrumb></ui.Breadcrumbs>
      <ui.Calendar aria-label="Arrival" defaultValue={DAY}><header><Button slot="previous">‹</Button><Heading /><Button slot="next">›</Button></header><ui.CalendarGrid>{(date) => <ui.CalendarCell date={date} />}</ui.CalendarGrid></ui.Calendar>
      <ui.Meter value={30}><Label>Storage</Label><span>30 %</span></ui.Meter><ui.ProgressBar value={40}><Label>Upload</Label></ui.ProgressBar><ui.ProgressBar aria-label="Waiting" isIndeterminate />
      <ui.DropZone aria-label="Drop files"><Text slot="label">Drop files here</Text></ui.DropZone>
    </section>
  );
}

const menu = (
  <ui.Menu selectionMode="multiple" defaultSelectedKeys={['pin']} disabledKeys={['gone']}>
    <ui.MenuItem id="rename">Rename</ui.MenuItem><ui.MenuItem id="pin">Pin</ui.MenuItem><ui.Separator />
    <ui.MenuSection><Header>Danger</Header><ui.MenuItem id="gone">Delete</ui.MenuItem><ui.MenuItem textValue="Copy"><Text slot="label">Copy</Text><ui.Keyboard>Ctrl C</ui.Keyboard></ui.MenuItem></ui.MenuSection>
  </ui.Menu>
);

const queue = new ui.UNSTABLE_ToastQueue();
const SHOWN = {
  all: () => <><Buttons /><Fields /><Collections /><ui.TooltipTrigger><Button>Hinted</Button><ui.Tooltip>Opens a form</ui.Tooltip></ui.TooltipTrigger></>,
  menu: () => <><Button>Beside</Button><ui.MenuTrigger defaultOpen><Button aria-label="Actions">⋯</Button><Popover>{menu}</Popover></ui.MenuTrigger></>,
  select: () => <ui.Select defaultOpen defaultSelectedKey="Pear"><Label>Fruit</Label><Button><ui.SelectValue /></Button><Popover><ListBox>{options}</ListBox></Popover></ui.Select>,
  dialog: () => <><Button>Behind</Button><ui.DialogTrigger defaultOpen><Button>Delete</Button><ui.ModalOverlay><ui.Modal><ui.Dialog role="alertdialog"><Heading slot="title">Delete the order?</Heading><p>This cannot be undone.</p><ui.TextField><Label>Reason</Label><Input /></ui.TextField><Button slot="close">Keep</Button><Button>Delete</Button></ui.Dialog></ui.Modal></ui.ModalOverlay></ui.DialogTrigger></>,
  toast: () => <><Button>Beside</Button><ui.TooltipTrigger defaultOpen><Button>Hinted</Button><ui.Tooltip>Opens a form</ui.Tooltip></ui.TooltipTrigger><ui.UNSTABLE_ToastRegion queue={queue}>{({ toast }) => <ui.UNSTABLE_Toast toast={toast}><ui.UNSTABLE_ToastContent><Text slot="title">{toast.content.title}</Text><Text slot="description">{toast.content.more}</Text></ui.UNSTABLE_ToastContent><Button slot="close">x</Button></ui.UNSTABLE_Toast>}</ui.UNSTABLE_ToastRegion></>,
};
const shown = document.body.dataset.show;
flushSync(() => createRoot(document.querySelector('main div')).render(SHOWN[shown]()));
if (shown === 'toast') queue.add({ title: 'Saved', more: 'The order is on its way' });

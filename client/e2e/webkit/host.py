#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: host.py --size=375x740 [--no-scripts].

MiniBrowser, which WebKitGTK brings along, cannot be narrower than 447 px and does not show the console under automation.
"""
import argparse
import tempfile

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('--size', default='1280x900')
parser.add_argument('--no-scripts', action='store_true')
options, _ = parser.parse_known_args()
width, height = map(int, options.size.split('x'))

# An ephemeral context would keep the console to itself.
folder = tempfile.TemporaryDirectory(prefix='webkit-')
manager = WebKit2.WebsiteDataManager(base_data_directory=folder.name, base_cache_directory=folder.name)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_javascript_markup=not options.no_scripts,
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect('close', lambda _view: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', open_window)


context.set_automation_allowed(True)
context.connect('automation-started', start)
Gtk.main()

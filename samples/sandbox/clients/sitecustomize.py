"""Read by Python before a sample: whichever host a socket is to reach, it connects to the gateway."""

import os
import socket

gate = os.environ["SAMPLE_GATE"]
# Clients would ask a proxy instead.
os.environ["no_proxy"] = os.environ["NO_PROXY"] = "*"


def connect(self, address):
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
        connect_to(way, gate)
        # The socket keeps its number, which clients and TLS already know.
        os.dup2(way.fileno(), self.fileno())
    self.settimeout(self.gettimeout())


def set_option(self, level, *rest):
    # A Unix socket has none of the options of TCP.
    if level != socket.IPPROTO_TCP:
        set_option_of(self, level, *rest)


def resolve(host, port, *rest, **more):
    return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", ("127.0.0.1", 9))]


connect_to = socket.socket.connect
set_option_of = socket.socket.setsockopt
socket.socket.connect = connect
socket.socket.setsockopt = set_option
socket.getaddrinfo = resolve
